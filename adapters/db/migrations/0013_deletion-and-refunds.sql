CREATE TABLE "order_refunds" (
	"order_id" uuid NOT NULL,
	"refund_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_refunds_order_id_refund_id_pk" PRIMARY KEY("order_id","refund_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "package_deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ((lower("props" ->> 'email') collate "C")) WHERE "mails"."template" in ('operator-contact', 'operator-intake', 'operator-rfe', 'operator-order-paid');--> statement-breakpoint
CREATE INDEX "payment_events_order" ON "payment_events" USING btree ("order_id") WHERE "payment_events"."order_id" is not null;--> statement-breakpoint
-- What payments told of the person who pays: of events whose shape is known, nothing reads it.
UPDATE "payment_events" SET "payload" = "payload"
  #- '{data,object,customer}' #- '{data,object,customer_details}' #- '{data,object,customer_email}' #- '{data,object,billing_details}'
  #- '{data,object,receipt_email}' #- '{data,object,receipt_url}' #- '{data,object,shipping}' #- '{data,object,shipping_details}'
  #- '{data,object,collected_information}' #- '{data,object,custom_fields}' #- '{data,object,custom_text}' #- '{data,object,payment_method_details}'
  #- '{data,object,evidence}' #- '{data,object,source}'
  WHERE "outcome" IS DISTINCT FROM 'could not be read';
--> statement-breakpoint
-- What is noted already: older news that come again change nothing.
INSERT INTO "order_refunds" ("order_id", "refund_id", "amount_cents", "at")
  SELECT "id", 'payment', "refunded_cents", "updated_at" FROM "orders" WHERE "refunded_cents" > 0;
