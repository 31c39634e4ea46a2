import { useState } from 'react';
import { Badge as BaseBadge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

const Badge = styled(BaseBadge)`
  position: relative;
  display: inline-block;
  & .${badgeClasses.badge} {
    position: absolute;
    inset-block-start: -0.625rem;
    inset-inline-end: -0.625rem;
    box-sizing: border-box;
    min-width: 1.25rem;
    padding: 0 0.25rem;
    border-radius: 0.625rem;
    background: #1565c0;
    color: #fff;
    font-size: 0.75rem;
    line-height: 1.25rem;
    text-align: center;
  }
  & .${badgeClasses.invisible} {
    display: none;
  }
`;

const Button = styled('button')`
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

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1.5rem;
  padding-block-start: 0.75rem;
`;

const slotProps = { badge: { 'aria-hidden': true } };

export default function AccessibleBadges() {
  const [unread, setUnread] = useState(3);
  return (
    <div>
      <Row>
        <Badge badgeContent={unread} slotProps={slotProps}>
          <Button type="button" aria-label={`Inbox, ${unread} unread`} onClick={() => setUnread(0)}>
            Inbox
          </Button>
        </Badge>
        <Button type="button" onClick={() => setUnread(unread + 1)}>
          Receive a message
        </Button>
      </Row>
      <p role="status">{unread} unread messages</p>
    </div>
  );
}
