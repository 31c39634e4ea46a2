import { STYLING_ATTRIBUTE, STYLING_NAMES } from './codePreferences';

/**
 * Inline script that sets the chosen styling on `<html>` before first paint. Must resolve hash and
 * cookie in the same way as `resolveCodeStyling`.
 */
export const codeStylingScript = `(function(n,h){try{var c=("; "+document.cookie).split("; codeStyling=");c=c.length===2?c[1].split(";")[0]:""}catch(e){}var s=/\\.(js|tsx)$/.test(h)?(/tailwind-/.exec(h)||/css-/.exec(h)||/system-/.exec(h)):null;s=s?s[0].slice(0,-1):Object.prototype.hasOwnProperty.call(n,c)?n[c]:"system";document.documentElement.setAttribute("${STYLING_ATTRIBUTE}",s)})(${JSON.stringify(STYLING_NAMES)},location.hash);`;
