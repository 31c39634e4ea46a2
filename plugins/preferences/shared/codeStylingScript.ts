import { STYLING_NAMES, DEFAULT_CODE_STYLING } from './codePreferences';

/** In place of an object's prototype: a cookie may have any value. */
const NAMES = `{__proto__:null,${JSON.stringify(STYLING_NAMES).slice(1)}`;

/** Inline script that sets the styling on `<html>` early, as `resolveCodeStyling` does. */
export const codeStylingScript = `(function(h,c){try{c=("; "+document.cookie).split("; codeStyling=");c=c.length==2&&c[1].split(";")[0]}catch(e){}document.documentElement.dataset.codeStyling=/\\.(js|tsx)$/.test(h)&&["tailwind","css","system"].find(function(n){return h.includes(n+"-")})||(${NAMES})[c]||"${STYLING_NAMES[DEFAULT_CODE_STYLING]}"})(location.hash);`;
