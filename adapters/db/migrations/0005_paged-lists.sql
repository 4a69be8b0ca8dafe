CREATE TABLE "exports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"list" text NOT NULL,
	"filters" jsonb NOT NULL,
	"rows" integer
);
--> statement-breakpoint
DROP INDEX "files_owner";--> statement-breakpoint
DROP INDEX "mails_to";--> statement-breakpoint
DROP INDEX "orders_email";--> statement-breakpoint
DROP INDEX "users_role";--> statement-breakpoint
DROP INDEX "deletion_log_at";--> statement-breakpoint
DROP INDEX "intakes_submitted";--> statement-breakpoint
DROP INDEX "leads_created";--> statement-breakpoint
DROP INDEX "leads_source";--> statement-breakpoint
DROP INDEX "mails_created";--> statement-breakpoint
DROP INDEX "orders_created";--> statement-breakpoint
DROP INDEX "orders_state_created";--> statement-breakpoint
DROP INDEX "payment_events_received";--> statement-breakpoint
DROP INDEX "reviews_created";--> statement-breakpoint
DROP INDEX "users_created";--> statement-breakpoint
CREATE INDEX "exports_at" ON "exports" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "file_accesses_file" ON "file_accesses" USING btree ("file_id","id");--> statement-breakpoint
CREATE INDEX "file_accesses_at" ON "file_accesses" USING btree ("at");--> statement-breakpoint
CREATE INDEX "files_of_owner" ON "files" USING btree ("owner_id","owner_kind");--> statement-breakpoint
CREATE INDEX "intakes_unmatched" ON "intakes" USING btree ("submitted_at","id") WHERE "intakes"."matched_by" = 'none';--> statement-breakpoint
CREATE INDEX "intakes_email_start" ON "intakes" USING btree (lower("email") text_pattern_ops,"submitted_at","id");--> statement-breakpoint
CREATE INDEX "leads_email_start" ON "leads" USING btree (lower("email") text_pattern_ops,"created_at","id");--> statement-breakpoint
CREATE INDEX "mails_unsettled" ON "mails" USING btree ("state","created_at","id") WHERE "mails"."state" in ('queued', 'dead');--> statement-breakpoint
CREATE INDEX "mails_to_start" ON "mails" USING btree (lower("to_address") text_pattern_ops,"created_at","id");--> statement-breakpoint
CREATE INDEX "orders_email_start" ON "orders" USING btree (lower("email") text_pattern_ops,"created_at","id");--> statement-breakpoint
CREATE INDEX "orders_reference_start" ON "orders" USING btree ("reference" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_product_state_created" ON "orders" USING btree ("product","state","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_mismatch" ON "orders" USING btree ("created_at","id") WHERE "orders"."amount_mismatch";--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at","product") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_intent" ON "orders" USING btree ("payment_intent_id") WHERE "orders"."payment_intent_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_open" ON "payment_events" USING btree ("received_at","id") WHERE "payment_events"."order_id" is null;--> statement-breakpoint
CREATE INDEX "users_role_created" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_email_start" ON "users" USING btree (lower("email") text_pattern_ops,"created_at","id");--> statement-breakpoint
CREATE INDEX "deletion_log_at" ON "deletion_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "intakes_submitted" ON "intakes" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "leads_created" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_source" ON "leads" USING btree ("source","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_state_created" ON "orders" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "reviews_created" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");