CREATE TABLE "petition_returns" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"returned" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "petition_returns" ADD CONSTRAINT "petition_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;