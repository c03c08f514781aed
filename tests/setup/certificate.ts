/**
 * A certificate for `site.test` and its key, both worthless outside these tests. Made by
 * `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=site.test
 * -addext subjectAltName=DNS:site.test`.
 */
export const testCertificate = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUSOuT+CioIjXRI8AoDzSTJ4QZbm4wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJc2l0ZS50ZXN0MCAXDTI2MTEyMTIwMDcyOFoYDzIxMjYxMDI4
MjAwNzI4WjAUMRIwEAYDVQQDDAlzaXRlLnRlc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQKgkIT9pdQsWDyqi2MjkN+NQ6eFInU54M0UvXHkicMe6boT3/n7SoX
zeuocSvJV0KYetm2Ip3R9vAT6YT1ZoINo2kwZzAdBgNVHQ4EFgQUWRvSvo3R40Sg
azDwW7roT93DTOYwHwYDVR0jBBgwFoAUWRvSvo3R40SgazDwW7roT93DTOYwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglzaXRlLnRlc3QwCgYIKoZIzj0EAwID
SAAwRQIgOSYqSMelsCawOaEC+wBtpQwIV/IzV0OkklGYm5k7IWMCIQDVpqWLiUGd
PdJljTThO4b2cOHpckhANTMjRjLJZoXQ/Q==
-----END CERTIFICATE-----
`;

export const testKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgWV7SQQfXJhCcdq8E
5C2zPB6ueeWJoTmzoZsw+lGCpqahRANCAAQKgkIT9pdQsWDyqi2MjkN+NQ6eFInU
54M0UvXHkicMe6boT3/n7SoXzeuocSvJV0KYetm2Ip3R9vAT6YT1ZoIN
-----END PRIVATE KEY-----
`;
