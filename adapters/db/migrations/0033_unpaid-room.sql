CREATE TABLE "unpaid_room" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unpaid_room_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid,
	"intake_id" uuid,
	"draft_of" uuid,
	"messages_of" uuid,
	"bytes" bigint NOT NULL,
	CONSTRAINT "unpaid_room_lead_id_unique" UNIQUE("lead_id"),
	CONSTRAINT "unpaid_room_intake_id_unique" UNIQUE("intake_id"),
	CONSTRAINT "unpaid_room_draft_of_unique" UNIQUE("draft_of"),
	CONSTRAINT "unpaid_room_messages_of_unique" UNIQUE("messages_of"),
	CONSTRAINT "unpaid_room_is_of_one" CHECK (num_nonnulls("unpaid_room"."lead_id", "unpaid_room"."intake_id", "unpaid_room"."draft_of", "unpaid_room"."messages_of") = 1)
);
--> statement-breakpoint
ALTER TABLE "unpaid_room" ADD CONSTRAINT "unpaid_room_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_room" ADD CONSTRAINT "unpaid_room_intake_id_intakes_id_fk" FOREIGN KEY ("intake_id") REFERENCES "public"."intakes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_room" ADD CONSTRAINT "unpaid_room_draft_of_intake_drafts_order_id_fk" FOREIGN KEY ("draft_of") REFERENCES "public"."intake_drafts"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_room" ADD CONSTRAINT "unpaid_room_messages_of_orders_id_fk" FOREIGN KEY ("messages_of") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "unpaid_room" ("lead_id", "bytes")
SELECT l."id", ceil((1 + 4 * octet_length(coalesce(l."message", '')) + coalesce((SELECT sum(f."bytes") FROM "files" f WHERE f."owner_id" = l."id" AND f."owner_kind" = l."source"), 0)) / 4096.0)::bigint * 4096
FROM "leads" l WHERE l."source" <> 'generator' AND l."id"::text NOT IN (
  SELECT o."selections"->'userNotice'->>'evaluatedLetter' FROM "orders" o
  WHERE o."paid_at" IS NOT NULL AND o."product" = 'rfe-response' AND o."selections"->'userNotice'->>'evaluatedLetter' IS NOT NULL
);
--> statement-breakpoint
INSERT INTO "unpaid_room" ("intake_id", "bytes")
SELECT i."id", ceil((1 + 4 * octet_length(i."answers"::text) + coalesce((SELECT sum(f."bytes") FROM "files" f WHERE f."owner_id" = i."id" AND f."owner_kind" = 'intake'), 0)) / 4096.0)::bigint * 4096
FROM "intakes" i LEFT JOIN "orders" o ON o."id" = i."order_id" WHERE o."paid_at" IS NULL;
--> statement-breakpoint
INSERT INTO "unpaid_room" ("draft_of", "bytes")
SELECT d."order_id", ceil((1 + 4 * octet_length(d."answers"::text)) / 4096.0)::bigint * 4096
FROM "intake_drafts" d JOIN "orders" o ON o."id" = d."order_id" WHERE o."paid_at" IS NULL;
