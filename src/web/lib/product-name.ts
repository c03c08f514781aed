export const productName = 'Shelfmark';
export const tagline = 'rank everywhere';
