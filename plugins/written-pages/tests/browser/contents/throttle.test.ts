import { throttle } from '../../../browser/contents/followHeadings';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('throttle', () => {
  it('runs immediately, then at the end of each interval with a call', () => {
    const action = jest.fn();
    const throttled = throttle(action, 166);
    throttled();
    throttled();
    throttled();
    expect(action).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(165);
    expect(action).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(2);
    throttled();
    jest.advanceTimersByTime(166);
    expect(action).toHaveBeenCalledTimes(3);
    jest.advanceTimersByTime(1000);
    expect(action).toHaveBeenCalledTimes(3);
    throttled();
    expect(action).toHaveBeenCalledTimes(4);
  });

  it('drops the pending call when canceled', () => {
    const action = jest.fn();
    const throttled = throttle(action, 166);
    throttled();
    throttled();
    throttled.cancel();
    jest.advanceTimersByTime(1000);
    expect(action).toHaveBeenCalledTimes(1);
  });
});
