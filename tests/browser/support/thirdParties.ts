import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { pagePolicy } from '../../../plugins/hosting/node/contentSecurityPolicy';
import { inlineScripts } from '@component-docs/hosting/node/siteFiles';
import { sourceHash } from '@component-docs/kit/node/cache/cachedValue';
import { tagsOf } from '../../../plugins/third-parties/node/index';
import type { ThirdParties } from '@component-docs/third-parties/shared/types';
import { startLocalServer } from './localServer';
import type { LocalServer } from './localServer';
import { siteUrl } from './siteUrl';

export interface ReceivedRequest {
  method: string;
  path: string;
  body: string;
}

export interface ThirdPartyHost extends LocalServer {
  /** What has arrived, in its order; grows while the page goes on. */
  received: ReceivedRequest[];
  /** Waits until what has arrived is as a test expects; rejects when the host is closed before. */
  until: (holds: () => boolean) => Promise<void>;
}

export type Answer = (request: ReceivedRequest, response: ServerResponse) => void;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Starts a host of a third party on this machine, on another origin than the site's. */
export async function startThirdParty(answer: Answer): Promise<ThirdPartyHost> {
  const received: ReceivedRequest[] = [];
  const arrivals = new EventEmitter().setMaxListeners(0);
  const until = async (holds: () => boolean) => {
    while (!holds()) {
      await once(arrivals, 'request');
    }
  };
  const server = await startLocalServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    void bodyOf(request).then((body) => {
      const seen = { method: request.method ?? '', path: request.url ?? '', body };
      received.push(seen);
      arrivals.emit('request');
      answer(seen, response);
    });
  }, '127.0.0.1');
  return {
    ...server,
    received,
    until,
    close: () => {
      // `once` rejects at it, if somebody still waits.
      if (arrivals.listenerCount('request') > 0) {
        arrivals.emit('error', new Error('The host was closed before it got what was expected.'));
      }
      return server.close();
    },
  };
}

function toHtml(thirdParties: ThirdParties): string {
  return tagsOf(thirdParties)
    .map(({ tagName, attributes = {}, innerHTML = '' }) => {
      const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${String(value)}"`);
      return `<${tagName}${list.join('')}>${innerHTML}</${tagName}>`;
    })
    .join('');
}

/**
 * Serves the built pages as a build with this configuration would have them: with the tags of the
 * plugin and the policy for these third parties, which are all that differs. For `beforeLoad`.
 */
export async function configureThirdParties(page: Page, thirdParties: ThirdParties): Promise<void> {
  // Chromium asks before a page may reach hosts of this machine.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(`${siteUrl()}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const html = await response.text();
    // A function: in a replacement text, some characters have a meaning.
    const body = html.replace('</head>', () => `${toHtml(thirdParties)}</head>`);
    const headers = {
      ...response.headers(),
      'content-security-policy': pagePolicy({
        scriptHashes: inlineScripts(body).map(sourceHash),
        thirdParties,
      }),
    };
    await route.fulfill({ response, body, headers });
  });
}
