import { styled } from '@mui/system';

export const Button = styled('button')`
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

export const Layer = styled('div')`
  position: fixed;
  inset: 0;
  z-index: 1300;
  display: grid;
  place-items: center;
`;

export const Backdrop = styled('div')`
  position: fixed;
  inset: 0;
  background: rgb(0 0 0 / 0.5);
`;

export const Dialog = styled('div')`
  position: relative;
  box-sizing: border-box;
  width: min(22rem, 100vw - 2rem);
  max-height: calc(100vh - 2rem);
  overflow: auto;
  padding: 1rem 1.25rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;
