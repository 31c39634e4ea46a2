// A loaded machine may hold a browser up past any wait; a test must fail three times to be red, and
// `npm test` names those that needed more than one try.
jest.retryTimes(Number(process.env.TEST_RETRIES ?? 2), { logErrorsBeforeRetry: true });
