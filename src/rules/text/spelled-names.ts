/** Names of devices, services and formats as their makers write them, by what a hurried seller types. None is an English word too. */
const names =
  'iPhone iPad iMac MacBook AirPods iCloud iOS Android TikTok Instagram YouTube WhatsApp Facebook ' +
  'Pinterest Spotify Netflix Google Etsy eBay PayPal Strava Fitbit Bluetooth USB USB-C HDMI GPS PDF ' +
  'CSV GPX TV DVD UK USA DIY NFC QR SSD BPA BMW JBL ASUS IKEA LEGO MSI GoPro DeWalt KitchenAid ' +
  'PlayStation Xbox iRobot Shopify QuickBooks CCTV HVAC GCSE GCSEs EICR NICEIC SEO PPC CRM CNC ' +
  'TPE TPU PVC HEPA UV microSD WordPress HTML SQL HGV PVA MDF LPG OBD API VPN LNER UPVC BIAB ABRSM DVSA GP GPs EMDR CBT IVF HRT IELTS TOEFL EV EVs SATA OLED QLED NVMe Airbnb Eid Rolex';

export const spelledNames: ReadonlyMap<string, string> = new Map(
  names.split(' ').map((name) => [name.toLowerCase(), name]),
);
