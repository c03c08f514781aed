ALTER TABLE "core_web_vitals_analysis" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "core_web_vitals_analysis" ADD COLUMN "deleted_at" timestamp with time zone;