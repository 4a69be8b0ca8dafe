ALTER TABLE "orders" ADD COLUMN "credit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credited_order_id" uuid;--> statement-breakpoint
CREATE INDEX "orders_credited" ON "orders" USING btree ("credited_order_id") WHERE "orders"."credited_order_id" is not null;