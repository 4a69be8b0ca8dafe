CREATE TABLE "payment_catalog" (
	"mode" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"provider_id" text NOT NULL,
	"url" text,
	"amount_cents" integer,
	"synced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_catalog_mode_kind_key_pk" PRIMARY KEY("mode","kind","key")
);
--> statement-breakpoint
CREATE INDEX "payment_events_unmatched" ON "payment_events" USING btree (("payload" #>> '{data,object,payment_intent}')) WHERE "payment_events"."order_id" is null;