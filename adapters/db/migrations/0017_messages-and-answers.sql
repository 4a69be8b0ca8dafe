CREATE TABLE "order_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"from_side" text NOT NULL,
	"actor" text NOT NULL,
	"text" text NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_messages_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_messages_order" ON "order_messages" USING btree ("order_id","place");--> statement-breakpoint
CREATE INDEX "order_messages_open" ON "order_messages" USING btree ("at","id") WHERE "order_messages"."from_side" = 'customer' and "order_messages"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "deliverables_open" ON "deliverables" USING btree ("due_at","waiting_since","id") WHERE "deliverables"."state" in ('in-work', 'waiting');--> statement-breakpoint
CREATE INDEX "deliverables_delivered" ON "deliverables" USING btree ("delivered_at") WHERE "deliverables"."delivered_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_open" ON "leads" USING btree ("created_at","id") WHERE "leads"."answered_at" is null and "leads"."source" in ('contact', 'rfe-upload', 'rfe-evaluation');--> statement-breakpoint
-- Nothing is recorded of the answers to what came before: only what is from the last days waits for one.
UPDATE "leads" SET "answered_at" = now(), "answered_by" = 'before answers were recorded' WHERE "source" IN ('contact', 'rfe-upload', 'rfe-evaluation') AND "created_at" < now() - interval '3 days';
