interface ForeignLinkProps {
  url: string;
  className?: string;
}

/** An address out of a page. Only web addresses lead anywhere; they learn nothing of us and gain nothing from us. */
export function ForeignLink({ url, className = 'link' }: ForeignLinkProps) {
  if (!/^https?:\/\//i.test(url)) return <span className="[overflow-wrap:anywhere]">{url}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={`${className} [overflow-wrap:anywhere]`}
    >
      {url}
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}
