import { Slider } from '@mui/base/Slider';
import { styled } from '@mui/system';

const Root = styled('span')`
  position: relative;
  display: inline-block;
  width: 100%;
  max-width: 16rem;
  height: 1.5rem;
  cursor: pointer;
  touch-action: none;
`;

const Rail = styled('span')`
  position: absolute;
  top: 50%;
  height: 0.25rem;
  translate: 0 -50%;
  border-radius: 0.25rem;
  width: 100%;
  background: #7b8794;
`;

const Track = styled('span')`
  position: absolute;
  top: 50%;
  height: 0.25rem;
  translate: 0 -50%;
  border-radius: 0.25rem;
  background: light-dark(#1565c0, #6cb2f7);
`;

const Thumb = styled('span')`
  position: absolute;
  top: 50%;
  width: 1.25rem;
  height: 1.25rem;
  translate: -50% -50%;
  border-radius: 50%;
  background: light-dark(#1565c0, #6cb2f7);

  &:has(:focus-visible) {
    outline: 2px solid light-dark(#1565c0, #6cb2f7);
    outline-offset: 3px;
  }
`;

const slots = { root: Root, rail: Rail, track: Track, thumb: Thumb };

export default function StylingSlots() {
  return <Slider name="radius" aria-label="Delivery radius" defaultValue={25} slots={slots} />;
}
