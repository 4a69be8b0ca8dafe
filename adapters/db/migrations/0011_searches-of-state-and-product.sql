DROP INDEX "orders_state_email";--> statement-breakpoint
CREATE INDEX "tutor_profiles_waiting" ON "tutor_profiles" USING btree ("offered_at","user_id") WHERE "tutor_profiles"."offered_at" is not null and "tutor_profiles"."approved_at" is null;--> statement-breakpoint
CREATE INDEX "orders_state_email" ON "orders" USING btree ("state",(lower("email") collate "C"),"created_at","id","product");--> statement-breakpoint
ALTER TABLE "mails" SET (toast_tuple_target = 256);--> statement-breakpoint
ALTER TABLE "payment_events" SET (toast_tuple_target = 256);
