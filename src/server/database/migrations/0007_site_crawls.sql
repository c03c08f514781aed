CREATE TABLE "site_crawl_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_crawl_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"crawl_id" integer NOT NULL,
	"url" text NOT NULL,
	"state" varchar(10) DEFAULT 'waiting' NOT NULL,
	"status" integer,
	"final_url" text,
	"redirects" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"in_sitemap" boolean DEFAULT false NOT NULL,
	"score" integer,
	"title" text,
	"description" text,
	"h1" text,
	"canonical" text,
	"noindex" boolean DEFAULT false NOT NULL,
	"word_count" integer,
	"links" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"other_links" text[] DEFAULT '{}'::text[] NOT NULL,
	"failed_checks" text[] DEFAULT '{}'::text[] NOT NULL,
	"problem" varchar(40)
);
--> statement-breakpoint
CREATE TABLE "site_crawls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_crawls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"url" text NOT NULL,
	"page_limit" integer NOT NULL,
	"state" varchar(10) DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"sitemap_addresses" text[],
	"left_out" text[] DEFAULT '{}'::text[] NOT NULL,
	"other_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asking" text[] DEFAULT '{}'::text[] NOT NULL,
	"worked_ms" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claim" text,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "site_crawl_pages" ADD CONSTRAINT "site_crawl_pages_crawl_id_site_crawls_id_fk" FOREIGN KEY ("crawl_id") REFERENCES "public"."site_crawls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_crawls" ADD CONSTRAINT "site_crawls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_crawl_pages_url_unique" ON "site_crawl_pages" USING btree ("crawl_id","url");--> statement-breakpoint
CREATE INDEX "site_crawls_user_index" ON "site_crawls" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_crawls_open_unique" ON "site_crawls" USING btree ("user_id") WHERE state in ('waiting', 'running');