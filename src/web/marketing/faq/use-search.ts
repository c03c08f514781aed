import { useEffect, useRef, useState, type RefObject } from 'react';

const parameter = 'q';

/**
 * What is searched for. The field keeps its own text, so that what was typed before the page's code arrived is not
 * lost; the address carries it too, so that reload, going back and a shared link find the same.
 */
export function useSearch(): {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  search: (text: string) => void;
} {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');

  const search = (text: string) => {
    setQuery(text);
    const address = new URL(location.href);
    if (text.trim() === '') address.searchParams.delete(parameter);
    else address.searchParams.set(parameter, text);
    // The router's own state goes along; it has nothing to do with what is searched for.
    history.replaceState(history.state, '', address);
  };

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.value ||= new URLSearchParams(location.search).get(parameter) ?? '';
    setQuery(input.value);
  }, []);

  return { field, query, search };
}
