CREATE TABLE "mail_outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"plain_text" text NOT NULL,
	"html" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"plan" varchar(32) NOT NULL,
	"status" varchar(8) DEFAULT 'open' NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"email" text,
	"user_id" text,
	"customer_id" text,
	"subscription_id" text,
	"payment_intent_id" text,
	"amount_cents" integer,
	"paid_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"claim_token_hash" text,
	"claim_token_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"subscription_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" text NOT NULL,
	"user_id" text,
	"customer_id" text NOT NULL,
	"plan" varchar(32) NOT NULL,
	"status" varchar(24) NOT NULL,
	"current_period_end" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"paid_until" timestamp with time zone,
	"receipt_invoice_id" text,
	"read_ticket" integer DEFAULT 0 NOT NULL,
	"written_ticket" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "subscription_plan" varchar(32);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "complimentary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "complimentary_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_key_unique" ON "mail_outbox" USING btree ("key");--> statement-breakpoint
CREATE INDEX "mail_outbox_waiting_index" ON "mail_outbox" USING btree ("next_try_at") WHERE "mail_outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "purchases_user_id_index" ON "purchases" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_payment_intent_unique" ON "purchases" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_claim_token_unique" ON "purchases" USING btree ("claim_token_hash");--> statement-breakpoint
CREATE INDEX "purchases_waiting_email_index" ON "purchases" USING btree ("email") WHERE "purchases"."status" = 'paid' and "purchases"."claimed_at" is null;--> statement-breakpoint
CREATE INDEX "purchases_open_index" ON "purchases" USING btree ("created_at") WHERE "purchases"."status" = 'open';--> statement-breakpoint
CREATE INDEX "stripe_events_handled_at_index" ON "stripe_events" USING btree ("handled_at");--> statement-breakpoint
CREATE INDEX "subscriptions_user_id_index" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_purchase_id_index" ON "subscriptions" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "subscriptions_living_index" ON "subscriptions" USING btree ("read_at") WHERE "subscriptions"."status" not in ('canceled', 'incomplete_expired');--> statement-breakpoint
-- Until now only operators gave subscriptions.
UPDATE "users" SET "complimentary" = true, "complimentary_until" = "subscription_expires_at" WHERE "subscription_status" = 'active' AND "stripe_subscription_id" IS NULL;
