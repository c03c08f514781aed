ALTER TABLE "sign_in_accounts" ADD COLUMN "reset_token_hash" text;--> statement-breakpoint
ALTER TABLE "sign_in_accounts" ADD COLUMN "reset_token_expires_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_accounts_reset_token_hash_unique" ON "sign_in_accounts" USING btree ("reset_token_hash");