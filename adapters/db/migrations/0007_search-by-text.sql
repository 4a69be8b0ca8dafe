DROP INDEX "intakes_email_start";--> statement-breakpoint
DROP INDEX "leads_email_start";--> statement-breakpoint
DROP INDEX "mails_to_start";--> statement-breakpoint
DROP INDEX "orders_email_start";--> statement-breakpoint
DROP INDEX "orders_reference_start";--> statement-breakpoint
DROP INDEX "users_email_start";--> statement-breakpoint
CREATE INDEX "intakes_email" ON "intakes" USING btree ((lower("email") collate "C"),"submitted_at","id");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ((lower("email") collate "C"),"created_at","id");--> statement-breakpoint
CREATE INDEX "mails_address" ON "mails" USING btree ((lower("to_address") collate "C"),"created_at","id");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ((lower("email") collate "C"),"created_at","id");--> statement-breakpoint
CREATE INDEX "orders_reference_text" ON "orders" USING btree (("reference" collate "C"));--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ((lower("email") collate "C"),"created_at","id");