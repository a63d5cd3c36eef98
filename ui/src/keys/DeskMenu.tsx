import { memo, useState } from "react";
import { Button, Collection, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from "react-aria-components";
import { t } from "../text/say";
import chooser from "../widgets/Chooser.module.css";
import header from "../frame/Header.module.css";
import { ACTIONS, GROUPS, type ActionId } from "./actions";
import { useActionRunner, useActions } from "./handlers";
import { keysText } from "./keymap";

/** The menu, printed from the table of actions. What nobody can do here and now is dim. */
export const DeskMenu = memo(function DeskMenu() {
  const [open, setOpen] = useState(false);
  const { run, can } = useActionRunner();
  useActions({ menu: () => setOpen(true) });
  const idle = ACTIONS.filter((action) => !can(action.id)).map((action) => action.id);
  return (
    <MenuTrigger isOpen={open} onOpenChange={setOpen}>
      <Button className={header["place"] ?? ""} aria-label={t("menu-label")}>
        ☰
      </Button>
      <Popover className={chooser["popover"] ?? ""}>
        <Menu
          className={chooser["list"] ?? ""}
          disabledKeys={idle}
          onAction={(id) => {
            setOpen(false);
            // The menu gives the focus back first; an action that moves it comes after.
            requestAnimationFrame(() => run(id as ActionId));
          }}
        >
          {GROUPS.map((group) => (
            <MenuSection key={group} id={group}>
              <Header className={chooser["heading"] ?? ""}>{t(`group-${group}`)}</Header>
              <Collection items={ACTIONS.filter((action) => action.group === group)}>
                {(action) => (
                  <MenuItem id={action.id} className={chooser["item"] ?? ""} textValue={t(`action-${action.id}`)}>
                    <span>{t(`action-${action.id}`)}</span>
                    {action.keys[0] !== undefined && <kbd>{keysText(action.keys[0])}</kbd>}
                  </MenuItem>
                )}
              </Collection>
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
});
