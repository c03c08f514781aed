import { Link } from 'react-router';

const link = /\[([^\]]+)\]\(([^)]+)\)/;

/** A text in which `[words](address)` is a link. */
export function Words({ text }: { text: string }) {
  const found = link.exec(text);
  if (!found) return text;
  const [whole, words = '', address = ''] = found;
  return (
    <>
      {text.slice(0, found.index)}
      {address.startsWith('/') ? (
        <Link to={address} className="link">
          {words}
        </Link>
      ) : (
        <a href={address} className="link" rel="noreferrer">
          {words}
        </a>
      )}
      <Words text={text.slice(found.index + whole.length)} />
    </>
  );
}
