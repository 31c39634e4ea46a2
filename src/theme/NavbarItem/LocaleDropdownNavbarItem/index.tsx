// Change: it opens by a press, with focus on its first link, like the site's other menus; 3.10.2's needs a pointer that hovers. Its links keep `/zh`, which here has no slash at its end, on this host.
export { LanguageMenu as default } from '@site/src/reader/language/LanguageMenu';
