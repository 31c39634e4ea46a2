import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import ParcelCard from './ParcelCard';
import { shadowTheme } from './shadowTheme';

class ParcelElement extends HTMLElement {
  private root?: Root;

  connectedCallback() {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const container = shadow.appendChild(document.createElement('div'));
    this.root = createRoot(container);
    this.root.render(
      <CacheProvider value={createCache({ key: 'parcel', container: shadow })}>
        <ThemeProvider theme={shadowTheme(container)} colorSchemeNode={container}>
          <ParcelCard number={this.getAttribute('number') ?? ''} />
        </ThemeProvider>
      </CacheProvider>,
    );
  }

  disconnectedCallback() {
    this.root?.unmount();
    this.shadowRoot?.replaceChildren();
  }
}

customElements.define('parcel-card', ParcelElement);
