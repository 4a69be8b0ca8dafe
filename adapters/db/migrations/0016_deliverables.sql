CREATE TABLE "deliverable_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deliverable_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "deliverable_comments_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "deliverables" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"waits_for" text,
	"waiting_since" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"kept" boolean,
	"rounds" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deliverable_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"how" text NOT NULL,
	"line" text NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
DROP INDEX "mails_about";--> statement-breakpoint
ALTER TABLE "deliverable_comments" ADD CONSTRAINT "deliverable_comments_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverables" ADD CONSTRAINT "deliverables_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliverable_comments_deliverable" ON "deliverable_comments" USING btree ("deliverable_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "deliverables_order" ON "deliverables" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "deliverables_due" ON "deliverables" USING btree ("due_at","id") WHERE "deliverables"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_deliverable" ON "deliveries" USING btree ("deliverable_id","place");--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ((lower("props" ->> 'email') collate "C")) WHERE "mails"."template" in ('operator-contact', 'operator-intake', 'operator-rfe', 'operator-order-paid', 'operator-order-notice');--> statement-breakpoint
-- What the paid orders of before owe. What a state said was sent or delivered is kept as a mark of its operator: nothing was sent through the product.
INSERT INTO "deliverables" ("id", "order_id", "position", "kind", "number", "state", "waits_for", "waiting_since", "due_at", "started_at", "delivered_at", "accepted_at", "kept", "rounds")
WITH "paid" AS (
  SELECT o."id", o."product", o."paid_at", o."due_at", o."paused_reason", coalesce(o."paused_at", o."paid_at") AS "paused_at",
    CASE WHEN o."state" = 'disputed'
      THEN coalesce((SELECT e."from_state" FROM "order_events" e WHERE e."order_id" = o."id" AND e."to_state" = 'disputed' AND e."from_state" <> 'disputed' ORDER BY e."id" DESC LIMIT 1), 'paid')
      ELSE o."state" END AS "stage",
    (SELECT min(e."at") FROM "order_events" e WHERE e."order_id" = o."id" AND e."to_state" = 'first_draft_sent') AS "drafted_at",
    (SELECT max(e."at") FROM "order_events" e WHERE e."order_id" = o."id" AND e."to_state" = 'in_production' AND e."from_state" <> e."to_state") AS "begun_at",
    (SELECT max(e."at") FROM "order_events" e WHERE e."order_id" = o."id" AND e."to_state" = 'delivered' AND e."from_state" <> e."to_state") AS "finished_at",
    EXISTS (SELECT 1 FROM "order_events" e WHERE e."order_id" = o."id" AND e."to_state" = 'delivered' AND e."from_state" <> e."to_state" AND e."actor" <> 'delivery') AS "by_hand",
    (SELECT min(f."created_at") FROM "files" f WHERE f."owner_kind" = 'package' AND f."owner_id" = o."id") AS "made_at",
    (CASE WHEN o."product" = 'selfpetition-ai' THEN 1 ELSE 0 END)
      + (SELECT coalesce(sum(substr(l ->> 'item', 16)::int), 0)::int FROM jsonb_array_elements(o."lines") l WHERE l ->> 'item' ~ '^ReferenceLetter[1-3]$') AS "letters",
    o."lines" @> '[{"item": "BusinessPlan"}]' AS "plan",
    o."lines" @> '[{"item": "Consultation"}]' AS "consultation"
  FROM "orders" o WHERE o."paid_at" IS NOT NULL
), "owed" AS (
  SELECT p.*, k."kind", k."number", (row_number() OVER (PARTITION BY p."id" ORDER BY k."place") - 1)::int AS "position",
    CASE
      WHEN k."kind" = 'package' THEN coalesce(p."made_at", p."finished_at")
      WHEN p."stage" IN ('delivered', 'refunded') AND p."finished_at" IS NOT NULL AND p."by_hand" THEN CASE WHEN k."kind" = 'first-draft' THEN coalesce(p."drafted_at", p."finished_at") ELSE p."finished_at" END
      WHEN k."kind" = 'first-draft' THEN p."drafted_at"
    END AS "done_at"
  FROM "paid" p CROSS JOIN LATERAL (
    SELECT 'package' AS "kind", 1 AS "number", 10 AS "place" WHERE p."product" = 'niw-diy'
    UNION ALL SELECT 'first-draft', 1, 20 WHERE p."product" <> 'niw-diy'
    UNION ALL SELECT 'full-petition', 1, 30 WHERE p."product" = 'selfpetition-ai'
    UNION ALL SELECT 'rfe-answer', 1, 30 WHERE p."product" = 'rfe-response'
    UNION ALL SELECT 'reference-letter', n, 40 + n FROM generate_series(1, p."letters") n
    UNION ALL SELECT 'plan-review', 1, 50 WHERE p."plan"
    UNION ALL SELECT 'consultation', 1, 60 WHERE p."consultation"
  ) k
), "staged" AS (
  SELECT o.*,
    CASE
      WHEN "done_at" IS NOT NULL THEN CASE WHEN "kind" = 'first-draft' AND "stage" IN ('paid', 'in_production', 'delivered') THEN 'accepted' ELSE 'delivered' END
      WHEN "stage" IN ('withdrawn', 'refunded') THEN 'ended'
      WHEN "kind" = 'package' THEN 'in-work'
      WHEN "kind" = 'first-draft' THEN CASE WHEN "due_at" IS NOT NULL OR ("stage" = 'in_production' AND "paused_reason" IS NULL) THEN 'in-work' ELSE 'waiting' END
      WHEN "kind" IN ('full-petition', 'rfe-answer') AND "drafted_at" IS NOT NULL
        THEN CASE WHEN "stage" = 'first_draft_sent' OR "paused_reason" IS NOT NULL THEN 'waiting' ELSE 'in-work' END
      WHEN "kind" IN ('plan-review', 'consultation') THEN 'waiting'
      ELSE 'planned'
    END AS "to_state"
  FROM "owed" o
)
SELECT gen_random_uuid(), "id", "position", "kind", "number", "to_state",
  CASE WHEN "to_state" = 'waiting' THEN CASE
    WHEN "kind" = 'plan-review' THEN 'We are waiting for your business plan'
    WHEN "kind" = 'consultation' THEN 'We are waiting for a time that suits you'
    WHEN "paused_reason" IS NOT NULL THEN "paused_reason"
    WHEN "kind" = 'full-petition' THEN 'We are waiting for the options you choose from the first draft'
    WHEN "kind" = 'rfe-answer' THEN 'We are waiting for your word on the first draft'
    WHEN "product" = 'rfe-response' THEN 'We are waiting for your RFE letter and the petition you filed'
    ELSE 'We are waiting for your input form' END END,
  CASE WHEN "to_state" = 'waiting' THEN CASE WHEN "kind" IN ('plan-review', 'consultation') THEN "paid_at" WHEN "stage" = 'first_draft_sent' THEN "drafted_at" ELSE "paused_at" END END,
  CASE WHEN "to_state" = 'in-work' THEN "due_at" END,
  CASE
    WHEN "kind" = 'package' THEN "paid_at"
    WHEN "done_at" IS NOT NULL THEN "done_at"
    WHEN "to_state" = 'in-work' THEN coalesce("begun_at", "paid_at")
    WHEN "to_state" = 'waiting' AND "kind" IN ('first-draft', 'full-petition', 'rfe-answer') AND "stage" = 'in_production' THEN "begun_at"
  END,
  "done_at", NULL, NULL, 0
FROM "staged";
--> statement-breakpoint
INSERT INTO "deliveries" ("id", "deliverable_id", "at", "actor", "how", "line")
  SELECT gen_random_uuid(), d."id", d."delivered_at", coalesce(e."actor", 'delivery'),
    CASE WHEN d."kind" = 'package' AND coalesce(e."actor", 'delivery') = 'delivery' THEN 'made' ELSE 'marked' END, ''
  FROM "deliverables" d
  LEFT JOIN LATERAL (
    SELECT "actor" FROM "order_events"
    WHERE "order_id" = d."order_id" AND "at" = d."delivered_at" AND "to_state" IN ('first_draft_sent', 'delivered') AND "from_state" <> "to_state" ORDER BY "id" LIMIT 1
  ) e ON true
  WHERE d."delivered_at" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "order_events" ("order_id", "at", "from_state", "to_state", "actor", "cause")
  SELECT o."id", now(), o."state", o."state", 'update', 'marked by operator before deliveries were recorded: ' || string_agg(d."kind" || CASE WHEN d."number" > 1 THEN ' ' || d."number" ELSE '' END, ', ' ORDER BY d."position")
  FROM "orders" o JOIN "deliverables" d ON d."order_id" = o."id" JOIN "deliveries" v ON v."deliverable_id" = d."id" AND v."how" = 'marked'
  GROUP BY o."id";
--> statement-breakpoint
-- A package set its whole order to delivered, also where a consultation was owed.
INSERT INTO "order_events" ("order_id", "at", "from_state", "to_state", "actor", "cause")
  SELECT o."id", now(), 'delivered', 'in_production', 'update', 'the package was delivered; nothing is recorded of the consultation'
  FROM "orders" o WHERE o."state" = 'delivered' AND EXISTS (SELECT 1 FROM "deliverables" d WHERE d."order_id" = o."id" AND d."state" = 'waiting');
--> statement-breakpoint
UPDATE "orders" o SET "state" = 'in_production', "paused_reason" = d."waits_for", "paused_at" = d."waiting_since"
  FROM "deliverables" d WHERE d."order_id" = o."id" AND d."state" = 'waiting' AND o."state" = 'delivered';
--> statement-breakpoint
UPDATE "orders" o SET "paused_reason" = d."waits_for", "paused_at" = d."waiting_since"
  FROM "deliverables" d WHERE d."order_id" = o."id" AND d."state" = 'waiting' AND d."kind" IN ('full-petition', 'rfe-answer') AND o."state" = 'first_draft_sent';
