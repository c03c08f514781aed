import { useQuery } from '@tanstack/react-query';
import { call, type Answer } from '#web/data/client.ts';
import { operatorWords, serviceWords } from '#web/marketing/content/operator.ts';

const key = 'GET /api/config' as const;
const address = '/api/config';

type Config = Answer<typeof key>;

/** Room for the longest of its own words, so that the text below stays where it is when the answer comes. */
const room = 'min-h-[5lh] sm:min-h-[3lh] lg:min-h-[2lh]';

interface LookedUpProps {
  words: { waiting: string; withoutScripts: string; failed: string };
  children: (config: Config) => React.ReactNode;
}

/**
 * What only the running installation knows. The page is written at build time, so its HTML says where to read it, and
 * a browser looks it up.
 */
function LookedUp({ words, children }: LookedUpProps) {
  const { data, error } = useQuery({ queryKey: [key], queryFn: () => call(key), staleTime: Infinity });
  if (data) return <div className={room}>{children(data)}</div>;
  if (error)
    return (
      <p role="alert" className={room}>
        {words.failed}
      </p>
    );
  return (
    <div className={room}>
      <p className="text-ink-soft noscript:hidden">{words.waiting}</p>
      <p className="hidden noscript:block">
        {words.withoutScripts}{' '}
        <a href={address} className="link">
          {address}
        </a>
        .
      </p>
    </div>
  );
}

/** Name and address of the operator. */
export function Operator() {
  return (
    <LookedUp words={operatorWords}>
      {({ operator }) =>
        operator ? (
          <address className="not-italic">
            <strong className="font-semibold">{operator.name}</strong>
            <br />
            {operator.address}
          </address>
        ) : (
          <p>{operatorWords.unnamed}</p>
        )
      }
    </LookedUp>
  );
}

/** Where to write. */
export function Contact() {
  return (
    <LookedUp words={operatorWords}>
      {({ supportEmail }) =>
        supportEmail ? (
          <p>
            {operatorWords.contact}{' '}
            <a href={`mailto:${supportEmail}`} className="link">
              {supportEmail}
            </a>
            .
          </p>
        ) : (
          <p>{operatorWords.contactMissing}</p>
        )
      }
    </LookedUp>
  );
}

/** The kinds of outside services that this installation uses. */
export function Services() {
  return (
    <LookedUp words={serviceWords}>
      {({ outside, payments }) => {
        const { names } = serviceWords;
        const used = [
          payments.mode === 'live' && names.payments,
          outside.model && names.model,
          outside.mail && names.mail,
          outside.signIn && names.signIn,
          outside.keywords && names.keywords,
          outside.fieldData && names.fieldData,
        ].filter((name) => name !== false);
        return (
          <p>
            {used.length === 0
              ? serviceWords.none
              : `${serviceWords.use} ${new Intl.ListFormat('en').format(used)}.`}
          </p>
        );
      }}
    </LookedUp>
  );
}
