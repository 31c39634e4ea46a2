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

const Box = styled('span')`
  display: inline-block;
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
`;

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1.5rem;
  padding-block-start: 0.75rem;
`;

export default function UnstyledBadge() {
  return (
    <Row>
      <Badge badgeContent={12}>
        <Box>Returns</Box>
      </Badge>
      <Badge badgeContent="new">
        <Box>Price list</Box>
      </Badge>
      <Badge
        badgeContent={
          <span role="img" aria-label=", to check">
            !
          </span>
        }
      >
        <Box>Stock</Box>
      </Badge>
    </Row>
  );
}
