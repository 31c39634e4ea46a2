import { FooterLinks } from './FooterLinks';
import { FOOTER_ATTRIBUTE } from './footerAttribute';

/** Prints the footer's links. */
export function FooterContent() {
  return (
    <div {...{ [FOOTER_ATTRIBUTE]: '' }}>
      <FooterLinks />
    </div>
  );
}
