CREATE TABLE "petition_blocks" (
	"order_id" uuid NOT NULL,
	"block_id" text NOT NULL,
	"revision" integer NOT NULL,
	"block" jsonb NOT NULL,
	CONSTRAINT "petition_blocks_order_id_block_id_revision_pk" PRIMARY KEY("order_id","block_id","revision")
);
--> statement-breakpoint
CREATE TABLE "petition_cases" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"file" jsonb NOT NULL,
	"seed" text,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "petition_releases" (
	"delivery_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "petition_revisions" (
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"cause" text NOT NULL,
	"outline" jsonb NOT NULL,
	CONSTRAINT "petition_revisions_order_id_number_pk" PRIMARY KEY("order_id","number")
);
--> statement-breakpoint
CREATE TABLE "petition_waivers" (
	"order_id" uuid NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "petition_waivers_order_id_key_pk" PRIMARY KEY("order_id","key")
);
--> statement-breakpoint
ALTER TABLE "petition_blocks" ADD CONSTRAINT "petition_blocks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "petition_cases" ADD CONSTRAINT "petition_cases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "petition_releases" ADD CONSTRAINT "petition_releases_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "petition_releases" ADD CONSTRAINT "petition_releases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "petition_revisions" ADD CONSTRAINT "petition_revisions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "petition_waivers" ADD CONSTRAINT "petition_waivers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;