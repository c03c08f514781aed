import { useState, type ComponentType } from 'react';
import type { SocialNetwork } from '#contract/social-page.ts';
import { PicturePlace } from './picture.tsx';
import './previews.css';
import './social-card.css';

export interface SocialCardProps {
  title: string;
  description: string;
  /** Address that can be shown here; null when there is none. */
  image: string | null;
  imageAlt: string;
  /** Host of the shared page, without `www.`. */
  host: string;
  /** As it is sent in a chat. */
  address: string;
  /** How large the network shows the picture. */
  size: 'large' | 'small';
}

/** The picture, or its place where the file cannot be shown. */
function Picture({ image, imageAlt }: Pick<SocialCardProps, 'image' | 'imageAlt'>) {
  const [failed, setFailed] = useState<string | null>(null);
  if (image === null || failed === image)
    return (
      <div className="social-picture">
        <PicturePlace shape="wide" words={image === null ? 'No picture' : 'Picture does not load'} />
      </div>
    );
  return (
    <div className="social-picture">
      <img src={image} alt={imageAlt} onError={() => setFailed(image)} referrerPolicy="no-referrer" />
    </div>
  );
}

function FacebookCard({ title, description, host, ...picture }: SocialCardProps) {
  return (
    <div className="social-card card-facebook" data-size={picture.size}>
      <Picture {...picture} />
      <div className="social-words">
        <p className="social-host">{host.toUpperCase()}</p>
        <p className="social-title clip-2">{title}</p>
        <p className="social-description clip-1">{description}</p>
      </div>
    </div>
  );
}

/** X lays the title over the picture and names the site below; the description is not shown. */
function TwitterCard({ title, host, description, ...picture }: SocialCardProps) {
  return picture.size === 'large' ? (
    <div className="card-twitter">
      <div className="social-card">
        <Picture {...picture} />
        <p className="twitter-title">{title}</p>
      </div>
      <p className="social-host">From {host}</p>
    </div>
  ) : (
    <div className="social-card card-twitter-small">
      <Picture {...picture} />
      <div className="social-words">
        <p className="social-host">{host}</p>
        <p className="social-title clip-1">{title}</p>
        <p className="social-description clip-2">{description}</p>
      </div>
    </div>
  );
}

function LinkedInCard({ title, host, ...picture }: SocialCardProps) {
  return (
    <div className="social-card card-linkedin" data-size={picture.size}>
      <Picture {...picture} />
      <div className="social-words">
        <p className="social-title clip-2">{title}</p>
        <p className="social-host">{host}</p>
      </div>
    </div>
  );
}

function PinterestCard({ title, description, host, ...picture }: SocialCardProps) {
  return (
    <div className="card-pinterest">
      <div className="social-card">
        <Picture {...picture} />
      </div>
      <div className="social-words">
        <p className="social-host">{host}</p>
        <p className="social-title clip-2">{title}</p>
        <p className="social-description clip-3">{description}</p>
      </div>
    </div>
  );
}

function WhatsAppCard({ title, description, host, address, ...picture }: SocialCardProps) {
  return (
    <div className="card-whatsapp">
      <div className="social-card" data-size={picture.size}>
        <Picture {...picture} />
        <div className="social-words">
          <p className="social-title clip-2">{title}</p>
          <p className="social-description clip-2">{description}</p>
          <p className="social-host">{host}</p>
        </div>
      </div>
      <p className="whatsapp-link">{address}</p>
    </div>
  );
}

const cards: Record<SocialNetwork, ComponentType<SocialCardProps>> = {
  facebook: FacebookCard,
  twitter: TwitterCard,
  linkedin: LinkedInCard,
  pinterest: PinterestCard,
  whatsapp: WhatsAppCard,
};

interface SocialPreviewProps extends SocialCardProps {
  network: SocialNetwork;
  look: 'light' | 'dark';
  language: string;
}

/** A shared link as the network draws it: its own face, colours and clipping, in its light or its dark look. */
export function SocialPreview({ network, look, language, ...card }: SocialPreviewProps) {
  const Card = cards[network];
  return (
    <figure
      className={`preview social-preview social-${network}`}
      data-look={look}
      dir="auto"
      lang={language === 'und' ? undefined : language}
    >
      <Card {...card} />
    </figure>
  );
}
