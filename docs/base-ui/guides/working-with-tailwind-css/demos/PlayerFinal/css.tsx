import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { Slider } from '@mui/base/Slider';
import './styles.css';

const LENGTH = 754;

const minutes = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export default function PlayerFinal() {
  const [position, setPosition] = useState(190);
  const [playing, setPlaying] = useState(false);
  const move = (by: number) => setPosition(Math.min(LENGTH, Math.max(0, position + by)));
  return (
    <section aria-label="Training recording" className="player">
      <p className="title">Packing fragile goods</p>
      <p className="part">Warehouse training, part 3</p>
      <Slider
        className="slider"
        name="position"
        aria-label="Position"
        getAriaValueText={minutes}
        max={LENGTH}
        value={position}
        onChange={(_event, value) => setPosition(value as number)}
      />
      <div className="row times">
        <span>{minutes(position)}</span>
        <span>{minutes(LENGTH)}</span>
      </div>
      <div className="row">
        <Button className="button" onClick={() => move(-15)}>
          Back 15 s
        </Button>
        <Button className="button" onClick={() => setPlaying(!playing)}>
          {playing ? 'Pause' : 'Play'}
        </Button>
        <Button className="button" onClick={() => move(15)}>
          Skip 15 s
        </Button>
      </div>
    </section>
  );
}
