// Installs, builds, and operates the projects that pages about Toolpad Core let readers copy.
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../scripts/lib/chromium';
import { integrations, tutorialSteps } from '../helpers/toolpadProjects';
import { createProject } from './pageProject';
import type { PageProject } from './pageProject';

let browser: Browser;
let next: PageProject;
let vite: PageProject;

beforeAll(async () => {
  browser = await launchChromium();
  next = await createProject('next');
  vite = await createProject('vite');
});
afterAll(() => browser.close());

/** Opens a project, and expects its console to stay silent while `use` runs. */
async function operate(
  project: PageProject,
  path: string,
  use: (page: Page, url: string) => Promise<void>,
): Promise<void> {
  await project.serve(async (url) => {
    const page = await browser.newPage();
    const messages: string[] = [];
    page.on('console', (message) => {
      // The projects have no icon, and a wrong password is answered with a status of 401.
      const isExpected = message.text().startsWith('Failed to load resource');
      if (['error', 'warning'].includes(message.type()) && !isExpected) {
        messages.push(message.text());
      }
    });
    page.on('pageerror', (error) => messages.push(error.message));
    await page.goto(url + path);
    await use(page, url);
    await page.close();
    expect(messages).toEqual([]);
  });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 4, name });

/** Goes from the home page to the orders by the sidebar. */
async function followNavigation(page: Page, url: string): Promise<void> {
  await heading(page, 'Home').waitFor();
  await page.getByRole('link', { name: 'Orders' }).click();
  await heading(page, 'Orders').waitFor();
  await page.getByText('Order 1040').waitFor();
  expect(page.url()).toBe(`${url}/orders`);
}

async function enter(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email Address').fill('amara@depot.example');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Is sent to the sign-in page, signs in with the second attempt, and returns to the orders. */
async function signIn(page: Page, url: string): Promise<void> {
  await page.waitForURL((address) => address.pathname === '/sign-in');
  await enter(page, 'wrong');
  await page.getByText('The email address or the password is wrong.').waitFor();
  await enter(page, 'depot');
  await heading(page, 'Orders').waitFor();
  expect(page.url()).toBe(`${url}/orders`);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Current User' }).click();
  await page.getByText('Amara Okafor').waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

test.each(['appRouter', 'pagesRouter'] as const)('%s is built, and has two pages', async (name) => {
  await next.build((await integrations('en'))[name]);
  await operate(next, '/', followNavigation);
});

test.each(['appRouterSignIn', 'pagesRouterSignIn'] as const)(
  '%s is built, and lets users in who know the password',
  async (name) => {
    await next.build((await integrations('en'))[name]);
    await operate(next, '/orders', async (page, url) => {
      await signIn(page, url);
      await signOut(page);
      await page.waitForURL((address) => address.pathname === '/sign-in');
    });
  },
);

test('the project with React Router is built, and has two pages', async () => {
  await vite.build((await integrations('en')).reactRouter);
  await operate(vite, '/', followNavigation);
});

test('the tutorial is built, and lets users sign in and cancel an order', async () => {
  await vite.build((await tutorialSteps('en')).at(-1)?.files ?? {});
  await operate(vite, '/orders', async (page, url) => {
    await signIn(page, url);
    await page.getByRole('link', { name: 'Order 1040' }).click();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel order 1040?' });
    await dialog.getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByText('Order 1040 is canceled.').waitFor();
    await heading(page, 'Orders').waitFor();
    await signOut(page);
    await heading(page, 'Orders').waitFor({ state: 'detached' });
  });
});
