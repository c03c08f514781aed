/**
 * Some 260 passwords of 8 characters and more that stand at the head of list after list of leaked ones.
 * Shorter ones need no list: they are refused by length. Compared in lower case.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  12345678 123456789 1234567890 12345678910 123123123 1234512345 0123456789 9876543210 987654321 87654321
  11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 55555555 66666666
  77777777 88888888 99999999 12341234 11223344 1122334455 112233445566 123454321 123321123 12344321
  147258369 147852369 159753159 741852963 963852741 789456123 123698745 102030405060 10203040 20202020
  01234567 12312312 12121212 13131313 21212121 23456789 31415926 14789632 11112222 12345679
  password password1 password12 password123 password1234 password! password1! p@ssword p@ssword1 p@ssw0rd
  p@ssw0rd1 passw0rd passw0rd1 pa55word pa$$word pass1234 pass12345 passpass mypassword newpassword
  password01 password11 password2 password3 password99 password21 1password thepassword yourpassword changeme1
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyqwerty 1qaz2wsx 1qaz2wsx3edc
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedc qazwsxed zaq12wsx zaq1zaq1
  zxcvbnm1 zxcvbnm123 zxcvbnm,. asdfghjkl asdfghjk asdf1234 asdfasdf asdfghjkl1 qweasdzxc qweqweqwe
  qwer1234 1234qwer 123qweasd 123qwe123 qwe123qwe 12qwaszx poiuytrewq mnbvcxz1 aaaaaaaa aaaaaaaaaa
  abcd1234 abc12345 abcdefgh abcdefg1 abcd12345 a1b2c3d4 a1234567 a12345678 a123456789 aa123456
  aa12345678 123456aa 123456789a 12345678a 1234567a 123456abc abc123456 abcabcabc 123abc123 zxcv1234
  iloveyou iloveyou1 iloveyou2 iloveyou! iloveu123 loveyou1 lovelove loveme123 iloveme1 mylove123
  sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman
  superman1 batman123 spiderman spiderman1 pokemon1 pokemon123 starwars starwars1 trustno1 trustno1!
  welcome1 welcome123 welcome01 welcome1! letmein1 letmein123 administrator admin123 admin1234 admin12345
  admin@123 adminadmin administrator1 root1234 rootroot test1234 testtest test12345 testing123 guest123
  user1234 default1 temp1234 changeme changeit secret123 computer computer1 internet internet1
  michelle jennifer jessica1 michael1 jordan23 charlie1 butterfly butterfly1 victoria samantha
  alexander elizabeth christian danielle dragon123 monkey123 master123 shadow123 killer123 hunter123
  liverpool liverpool1 chelsea1 arsenal1 manchester barcelona realmadrid juventus metallica blink182
  google123 facebook facebook1 linkedin minecraft fortnite whatever whatever1 freedom1 cheese123
  chocolate chocolate1 corvette mercedes mustang1 harley123 maverick snowball midnight november
  december september scorpion cocacola pineapple blessed1 angel123 babygirl babygirl1 sweetheart
  `
    .split(/\s+/u)
    .filter(Boolean),
);
