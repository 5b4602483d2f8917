/**
 * Lets React go on in a document that others have changed: translators wrap each text in elements, extensions remove
 * elements. React then asks to remove, or to insert before, a node that has another parent, which throws and takes
 * the page away. As React's maintainers suggest for translators (https://github.com/facebook/react/issues/11538),
 * both calls then act on the wrapper, or do nothing.
 */
export function tolerateForeignChanges(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const own = ownChild(this, child);
    if (own) removeChild.call(this, own);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, child, ownChild(this, next));
    return child;
  };
}

/** The node itself, or the wrapper it stands in, where that is a child of the parent; null where it is elsewhere. */
function ownChild(parent: Node, node: Node | null): Node | null {
  let own = node;
  while (own && own.parentNode !== parent) own = own.parentNode;
  return own;
}
