CREATE TABLE "petition_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"block_id" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text
);
--> statement-breakpoint
CREATE TABLE "plan_reviews" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"review" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_writers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"relation" text NOT NULL,
	"petitioner" text NOT NULL,
	"exhibit_id" text,
	"deliverable_id" uuid,
	"link_key" text,
	"link_until" timestamp (3) with time zone,
	"answers" jsonb NOT NULL,
	"text" text,
	"version" integer NOT NULL,
	"adopted" jsonb,
	"opened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_times" (
	"order_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"step" text NOT NULL,
	"day" date NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "work_times_order_id_actor_step_day_pk" PRIMARY KEY("order_id","actor","step","day")
);
--> statement-breakpoint
ALTER TABLE "petition_comments" ADD CONSTRAINT "petition_comments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reviews" ADD CONSTRAINT "plan_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_writers" ADD CONSTRAINT "reference_writers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_times" ADD CONSTRAINT "work_times_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "petition_comments_order" ON "petition_comments" USING btree ("order_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "reference_writers_order_number" ON "reference_writers" USING btree ("order_id","number");