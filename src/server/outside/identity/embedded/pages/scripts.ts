/** Scripts of the sign-in pages. All of the pages work without them; they are files, since the policy allows no inline code. */

/** Sets the theme that was chosen on the web pages (local storage key `theme`), before the first paint. */
export const themeSource = `try{const t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.classList.add(t)}catch{}
`;

/**
 * Puts "Show password" under each password (OWASP ASVS 4.0.3, 2.1.12). What was shown is hidden again when the form is
 * sent, so that no browser keeps it among the plain texts that it offers later.
 */
export const showPasswordSource = `for(const input of document.querySelectorAll('input[type=password]')){
const button=document.createElement('button'),label=input.labels[0]?.textContent.trim().toLowerCase()??'password';
const turn=(type)=>{input.type=type;button.textContent=(type==='text'?'Hide ':'Show ')+label};
button.type='button';button.className='show';button.setAttribute('aria-controls',input.id);turn('password');
button.addEventListener('click',()=>turn(input.type==='text'?'password':'text'));
input.form?.addEventListener('submit',()=>turn('password'));
input.after(button)}
`;

/**
 * Says beside a field what is wrong with it before the form is sent, in the server's own sentences, so that a password
 * that was typed beside it stays. The browser's bubbles are off: they vanish, and speak another language than the page.
 */
export const checkFieldsSource = String.raw`for(const form of document.querySelectorAll('form[novalidate]')){
const faultOf=({value,dataset:d})=>{
if(value.trim()===''&&d.missing)return d.missing;
if(d.pattern&&!new RegExp('^'+d.pattern+'$','u').test(value.trim()))return d.wrong;
if(d.shortest&&[...value.normalize('NFKC')].length<d.shortest)return d.wrong;
return d.same&&value!==form.elements[d.same].value?d.wrong:''};
const tell=(input,fault)=>{
const id=input.id+'-error',old=document.getElementById(id);
const others=(input.getAttribute('aria-describedby')??'').split(' ').filter(name=>name&&name!==id);
if(!fault){old?.remove();input.removeAttribute('aria-invalid')}
else{const line=old??document.createElement('p');line.id=id;line.className='field-error';line.textContent=fault;
if(!old)input.closest('.field').append(line);input.setAttribute('aria-invalid','true');others.push(id)}
if(others.length)input.setAttribute('aria-describedby',others.join(' '));else input.removeAttribute('aria-describedby')};
const inputs=[...form.querySelectorAll('.field input')];
form.addEventListener('submit',event=>{
for(const input of inputs)tell(input,faultOf(input));
const first=inputs.find(input=>input.getAttribute('aria-invalid'));
if(first){event.preventDefault();first.focus()}});
form.addEventListener('input',({target})=>{if(target.getAttribute?.('aria-invalid')&&!faultOf(target))tell(target,'')})}
`;
