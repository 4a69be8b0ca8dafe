CREATE TABLE "reply_addresses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "order_messages_open";--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "via" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "dropped_files" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "mail_key" text;--> statement-breakpoint
ALTER TABLE "reply_addresses" ADD CONSTRAINT "reply_addresses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_messages_mail" ON "order_messages" USING btree ("order_id","mail_key") WHERE "order_messages"."mail_key" is not null;--> statement-breakpoint
CREATE INDEX "order_messages_open" ON "order_messages" USING btree ("at","id") WHERE "order_messages"."from_side" <> 'operator' and "order_messages"."answered_at" is null;