DROP INDEX "social_meta_optimization_picture_unique";--> statement-breakpoint
ALTER TABLE "social_meta_optimization" DROP COLUMN "picture_id";