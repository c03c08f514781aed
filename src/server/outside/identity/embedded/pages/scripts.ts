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
