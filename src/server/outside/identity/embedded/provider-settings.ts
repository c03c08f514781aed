/** The product's own client id at the embedded provider. */
export const clientId = 'shelfmark';
/** Path under which the provider and its pages are mounted. */
export const mountPath = '/oidc';
