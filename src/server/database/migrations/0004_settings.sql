CREATE TABLE "user_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"default_platform" varchar(40),
	"default_tone" varchar(20) NOT NULL,
	"default_style" varchar(20) NOT NULL,
	"export_format" varchar(10) NOT NULL,
	"content_retention_days" integer,
	"email_notifications" boolean NOT NULL,
	"generation_complete" boolean NOT NULL,
	"marketing_emails" boolean NOT NULL,
	"data_sharing" boolean NOT NULL,
	"activity_logging" boolean NOT NULL,
	"session_timeout" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profile_edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree (("sess" -> 'user' ->> 'id'));