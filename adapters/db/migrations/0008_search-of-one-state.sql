DROP INDEX "orders_email";--> statement-breakpoint
CREATE INDEX "orders_email_state" ON "orders" USING btree ((lower("email") collate "C"),"created_at","id","state");