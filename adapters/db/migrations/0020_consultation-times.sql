CREATE TABLE "consultation_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"place" text NOT NULL,
	"order_id" uuid,
	"booked_at" timestamp (3) with time zone,
	"changes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation_times" ADD CONSTRAINT "consultation_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_times" ADD CONSTRAINT "consultation_times_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_times_user" ON "consultation_times" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_times_order" ON "consultation_times" USING btree ("order_id") WHERE "consultation_times"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "consultation_times_starts" ON "consultation_times" USING btree ("starts_at","id");