import { useState } from 'react';
import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const Slider = styled(BaseSlider)`
  position: relative;
  display: inline-block;
  width: 100%;
  height: 1.5rem;
  cursor: pointer;
  touch-action: none;

  .${sliderClasses.rail} {
    position: absolute;
    top: 50%;
    height: 0.25rem;
    translate: 0 -50%;
    border-radius: 0.25rem;
    width: 100%;
    background: #7b8794;
  }
  .${sliderClasses.track} {
    position: absolute;
    top: 50%;
    height: 0.25rem;
    translate: 0 -50%;
    border-radius: 0.25rem;
    background: light-dark(#155e75, #22d3ee);
  }
  .${sliderClasses.thumb} {
    position: absolute;
    top: 50%;
    width: 1.25rem;
    height: 1.25rem;
    translate: -50% -50%;
    border-radius: 50%;
    background: light-dark(#155e75, #22d3ee);
  }
  .${sliderClasses.focusVisible} {
    outline: 2px solid light-dark(#155e75, #22d3ee);
    outline-offset: 2px;
  }
`;

const Button = styled(BaseButton)`
  padding: 0.5rem 0.75rem;
  border: 0;
  border-radius: 2rem;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover {
    background: light-dark(#e2e8f0, #334155);
  }
  &.${buttonClasses.focusVisible} {
    outline: 2px solid light-dark(#155e75, #22d3ee);
  }
`;

const Card = styled('section')`
  max-width: 24rem;
  padding: 1rem;
  border: 1px solid #7b8794;
  border-radius: 0.75rem;
  background: light-dark(#fff, #14181f);
`;

const Row = styled('div')`
  display: flex;
  gap: 0.5rem;
  font-size: 0.875rem;
`;

const LENGTH = 754;

const minutes = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export default function PlayerFinal() {
  const [position, setPosition] = useState(190);
  const [playing, setPlaying] = useState(false);
  const move = (by: number) => setPosition(Math.min(LENGTH, Math.max(0, position + by)));
  return (
    <Card aria-label="Training recording">
      <p style={{ margin: 0, fontWeight: 600 }}>Packing fragile goods</p>
      <p style={{ margin: 0, fontSize: '0.875rem' }}>Warehouse training, part 3</p>
      <Slider
        name="position"
        aria-label="Position"
        getAriaValueText={minutes}
        max={LENGTH}
        value={position}
        onChange={(_event, value) => setPosition(value as number)}
      />
      <Row sx={{ justifyContent: 'space-between' }}>
        <span>{minutes(position)}</span>
        <span>{minutes(LENGTH)}</span>
      </Row>
      <Row sx={{ justifyContent: 'center' }}>
        <Button onClick={() => move(-15)}>Back 15 s</Button>
        <Button onClick={() => setPlaying(!playing)}>{playing ? 'Pause' : 'Play'}</Button>
        <Button onClick={() => move(15)}>Skip 15 s</Button>
      </Row>
    </Card>
  );
}
