ALTER TABLE "google_ads_campaigns" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "google_ads_campaigns" ADD COLUMN "deleted_at" timestamp with time zone;