const names =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,FL Florida,GA Georgia,HI Hawaii,' +
  'ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,' +
  'MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,' +
  'NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,' +
  'SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming';
/** Words of the state that a code of the USA (USPS, Publication 28) stands for: "NC" is North Carolina. */
export const wordsOfState: ReadonlyMap<string, readonly string[]> = new Map(
  names.split(',').map((entry) => [entry.slice(0, 2), entry.slice(3).toLowerCase().split(' ')]),
);
/** A code of a state where one stands: behind its town. */
export const stateBehindTown = /(?<=\p{Lu}\p{Ll}{2,},? )\p{Lu}{2}(?!\p{L})/gu;
