import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { Slider } from '@mui/base/Slider';

const slotProps = {
  rail: { className: 'absolute top-1/2 h-1 w-full -translate-y-1/2 rounded bg-slate-500' },
  track: {
    className: 'absolute top-1/2 h-1 -translate-y-1/2 rounded bg-cyan-800 dark:bg-cyan-400',
  },
  thumb: {
    className:
      'absolute top-1/2 size-5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-cyan-800 dark:bg-cyan-400 [&.base--focusVisible]:outline [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2 [&.base--focusVisible]:outline-cyan-800 dark:[&.base--focusVisible]:outline-cyan-400',
  },
};
const button =
  'rounded-full px-3 py-2 hover:bg-slate-200 dark:hover:bg-slate-700 [&.base--focusVisible]:outline [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-cyan-800 dark:[&.base--focusVisible]:outline-cyan-400';

const LENGTH = 754;

const minutes = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export default function PlayerFinal() {
  const [position, setPosition] = useState(190);
  const [playing, setPlaying] = useState(false);
  const move = (by: number) => setPosition(Math.min(LENGTH, Math.max(0, position + by)));
  return (
    <section
      aria-label="Training recording"
      className="max-w-sm rounded-xl border border-slate-500 bg-white p-4 dark:bg-slate-900"
    >
      <p className="m-0 font-semibold">Packing fragile goods</p>
      <p className="m-0 text-sm">Warehouse training, part 3</p>
      <Slider
        className="relative inline-block h-6 w-full cursor-pointer touch-none"
        slotProps={slotProps}
        name="position"
        aria-label="Position"
        getAriaValueText={minutes}
        max={LENGTH}
        value={position}
        onChange={(_event, value) => setPosition(value as number)}
      />
      <div className="flex justify-between text-sm">
        <span>{minutes(position)}</span>
        <span>{minutes(LENGTH)}</span>
      </div>
      <div className="flex justify-center gap-2 text-sm">
        <Button className={button} onClick={() => move(-15)}>
          Back 15 s
        </Button>
        <Button className={button} onClick={() => setPlaying(!playing)}>
          {playing ? 'Pause' : 'Play'}
        </Button>
        <Button className={button} onClick={() => move(15)}>
          Skip 15 s
        </Button>
      </div>
    </section>
  );
}
