interface ForeignLinkProps {
  url: string;
  /** Words of the link; the address itself when absent. */
  text?: string;
  className?: string;
}

/** An address out of a page. Only web addresses lead anywhere; they learn nothing of us and gain nothing from us. */
export function ForeignLink({ url, text = url, className = 'link' }: ForeignLinkProps) {
  if (!/^https?:\/\//i.test(url)) return <span className="[overflow-wrap:anywhere]">{text}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={`${className} [overflow-wrap:anywhere]`}
    >
      {text}
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}
