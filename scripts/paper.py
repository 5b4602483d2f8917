"""A drawing as a model of cut paper in morning light.

    python3 scripts/paper.py dessin.svg image.webp [largeur]

Each filled shape of the SVG becomes a sheet of paper, in the order of the file; it lies above those that it overlaps. Where that
order is wrong, `data-depth="2"` on a shape or a group lays it at the height of so many sheets. Starts itself in Blender 3.4 or later
(Cycles, on the processor): about two minutes.
"""
import math, os, re, shutil, subprocess, sys, tempfile
import xml.etree.ElementTree as ET

SVG, LINK = "{http://www.w3.org/2000/svg}", "{http://www.w3.org/1999/xlink}href"
SHAPES = ("path", "rect", "circle", "ellipse", "polygon", "line", "polyline")
GEOMETRY = ("d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "points", "x1", "y1", "x2", "y2")
# In tenths of the picture's width: a sheet's thickness and its height above the one below; less for a small one.
LIFT, SMALL_LIFT, SHEET, SMALL_SHEET, SMALL = 0.055, 0.016, 0.014, 0.006, 0.6
SUN, SUN_UP, SUN_LEFT = (1, 0.92, 0.82), math.radians(32), math.radians(38)


def fail(message):
    sys.exit("paper.py : " + message)


def tell(message):
    print("paper.py : " + message, file=sys.stderr)


def styled(element):
    """Its attributes, those of `style` included, which is how Inkscape writes them."""
    pairs = (pair.split(":", 1) for pair in element.get("style", "").split(";") if ":" in pair)
    return {**element.attrib, **{name.strip(): value.strip() for name, value in pairs}}


def read(source):
    """The drawing and its box: left, top, width, height."""
    try:
        root = ET.parse(source).getroot()
        box = [float(n) for n in re.split(r"[\s,]+", root.get("viewBox").strip())]
    except (OSError, ET.ParseError) as error:
        fail("« %s » ne se lit pas (%s). Enregistrez le dessin en SVG simple." % (source, error))
    except (AttributeError, ValueError):
        fail('le dessin n’a pas de « viewBox ». Écrivez viewBox="0 0 2400 1200" dans sa balise svg.')
    if root.find(".//" + SVG + "text") is not None:
        fail("le dessin contient du texte : vectorisez-le (dans Inkscape : Chemin, Objet en chemin).")
    for name in ("stroke-dasharray", "opacity", "fill-opacity", "stroke-opacity"):
        if any(styled(element).get(name, "1") not in ("1", "none") for element in root.iter()):
            tell("« %s » n’a pas d’effet sur le papier : tracez chaque tiret, mêlez vous-même les couleurs." % name)
    for tag in ("mask", "filter", "clipPath", "image"):
        if root.find(".//" + SVG + tag) is not None:
            tell("« %s » n’a pas d’effet sur le papier ; il est laissé de côté." % tag)
    return root, box


def sheets_of(root):
    """Each shape as (SVG text without paint, colour, width of its stroke or 0, depth or None), farthest first."""
    gradients = [g for g in root.iter() if str(g.tag).endswith("Gradient")]
    stops = {g.get("id"): [styled(s).get("stop-color") for s in g.iter(SVG + "stop")] for g in gradients}
    named = {"#" + e.get("id"): e for e in root.iter() if e.get("id")}

    def colour(paint):
        shade = re.match(r"url\(#(.+)\)", paint or "")
        return (stops.get(shade[1]) or ["none"])[-1] if shade else paint or "none"

    def walk(parent, paint, moves, depth):
        for element in parent:
            tag, own = str(element.tag).replace(SVG, ""), styled(element)
            mine = {name: own.get(name, value) for name, value in paint.items()}
            at = moves + [re.sub(r"(?<=[\d.])-", " -", own["transform"])] if "transform" in own else moves
            level = float(own.get("data-depth", depth))
            if tag == "use":
                target = named.get(own.get("href") or own.get(LINK))
                place = "translate(%s %s)" % (own.get("x", 0), own.get("y", 0))
                yield from walk([] if target is None else [target], mine, at + [place], level)
            elif tag in ("g", "svg", "a", "switch", "symbol"):
                yield from walk(element, mine, at, level)
            elif tag in SHAPES:
                places = " ".join('%s="%s"' % (k, own[k]) for k in GEOMETRY if k in own)
                shape = '<%s %s fill-rule="%s"/>' % (tag, places, mine["fill-rule"])
                for move in reversed(at):
                    shape = '<g transform="%s">%s</g>' % (move, shape)
                if colour(mine["fill"]) != "none" and tag != "line":
                    yield shape, colour(mine["fill"]), 0, level
                if colour(mine["stroke"]) != "none":  # the importer closes what may be filled
                    yield '<g fill="none">%s</g>' % shape, colour(mine["stroke"]), float(re.sub(r"[^\d.]", "", mine["stroke-width"])), level

    paint = {"fill": "#000000", "fill-rule": "nonzero", "stroke": "none", "stroke-width": "1"}
    yield from walk(root, {name: styled(root).get(name, value) for name, value in paint.items()}, [], "nan")


def paper(bpy, code, made={}):
    """The material of one colour, with a grain that is barely felt."""
    if code not in made:
        digits = "".join(c * 2 for c in code[1:]) if len(code) == 4 else code[1:]
        values = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
        linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]
        material = made[code] = bpy.data.materials.new(code)
        material.use_nodes = True
        nodes, link = material.node_tree.nodes, material.node_tree.links.new
        face = nodes["Principled BSDF"].inputs
        face["Base Color"].default_value, face["Roughness"].default_value = linear + [1], 0.9
        (face.get("Specular") or face["Specular IOR Level"]).default_value = 0.12
        grain, bump, window = (nodes.new("ShaderNode" + name) for name in ("TexNoise", "Bump", "TexCoord"))
        grain.inputs["Scale"].default_value, grain.inputs["Detail"].default_value = 60, 8
        bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.1, 0.01
        link(window.outputs["Window"], grain.inputs["Vector"])
        link(grain.outputs["Fac"], bump.inputs["Height"])
        link(bump.outputs["Normal"], face["Normal"])
    return made[code]


def pieces(bpy, part):
    """The pieces of a path, each with its holes, which run the other way round: they would cut each other out, as only "evenodd" asks."""
    rings = [[point.co for point in spline.bezier_points] for spline in part.data.splines]
    areas = [sum(a.x * b.y - b.x * a.y for a, b in zip(ring, ring[1:] + ring[:1])) / 2 for ring in rings]
    boxes = [[f(co[k] for co in ring) for k in (0, 1) for f in (min, max)] for ring in rings]
    inside = lambda i, j: all(boxes[j][k] <= boxes[i][k] and boxes[i][k + 1] <= boxes[j][k + 1] for k in (0, 2))
    around = lambda i: [j for j in range(len(rings)) if areas[i] * areas[j] < 0 and abs(areas[j]) > abs(areas[i]) and inside(i, j)]
    owner = [min(around(i), key=lambda j: abs(areas[j]), default=i) for i in range(len(rings))]
    for piece in sorted(set(owner)) if len(set(owner)) > 1 else []:
        copy = part.copy()
        copy.data = part.data.copy()
        for rank in reversed(range(len(rings))):
            if owner[rank] != piece:
                copy.data.splines.remove(copy.data.splines[rank])
        bpy.context.scene.collection.objects.link(copy)
        yield copy
    if len(set(owner)) == 1:
        yield part
    else:
        bpy.data.objects.remove(part)


def build(bpy, root, box, unit):
    """Cuts and lays the sheets. @returns parts with their height and stroke, and the height of the highest"""
    one, laid, made = os.path.join(tempfile.mkdtemp(), "one.svg"), [], []
    frame = '<svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="%s %s %s %s">%%s</svg>'
    sheets = list(sheets_of(root))
    if len(sheets) > 500:
        tell("%s formes : comptez dix minutes ou plus, ou fondez ensemble les petites." % len(sheets))
    for shape, code, stroke, depth in sheets:
        if not re.fullmatch(r"#(?:[\da-fA-F]{3}){1,2}", code):
            tell("couleur « %s » laissée de côté ; écrivez-la #rrvvbb." % code)
            continue
        with open(one, "w") as file:
            file.write(frame % (box[2], box[3], *box) % shape)
        before = set(bpy.data.objects)
        bpy.ops.import_curve.svg(filepath=one)
        parts = [part for part in bpy.data.objects if part not in before]
        corners = [corner for part in parts for corner in part.bound_box]
        if not corners:
            continue
        x0, x1, y0, y1 = (f(corner[k] for corner in corners) * unit for k in (0, 1) for f in (min, max))
        small = stroke or max(x1 - x0, y1 - y0) < SMALL
        under = [z for a, b, c, d, z in laid if a < x1 and b > x0 and c < y1 and d > y0]
        z = (max(under, default=0) if math.isnan(depth) else depth * LIFT) + (SMALL_LIFT if small else LIFT)
        laid.append((x0, x1, y0, y1, z))
        for part in parts if stroke or "evenodd" in shape else [piece for part in parts for piece in pieces(bpy, part)]:
            part.data.materials.clear()
            part.data.materials.append(paper(bpy, code))
            part.data.dimensions, part.data.fill_mode = ("3D", "FULL") if stroke else ("2D", "BOTH")
            part.data.bevel_depth, part.data.resolution_u = stroke / box[2] * 5 / unit, 12
            part.data.extrude = 0 if stroke else SMALL_SHEET if small else SHEET
            made.append((part, z + len(made) * 2e-5, stroke))  # two faces at one height would be black where they overlap
    return made, max((sheet[4] for sheet in laid), default=0)


def render(bpy, source, target, wide=1600):
    """Model, camera, light, picture."""
    root, box = read(source)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    __import__("addon_utils").enable("io_curve_svg", default_set=True)
    scene, high = bpy.context.scene, 10 * box[3] / box[2]
    unit = 10 / (box[2] * 0.0254 / 90)  # the importer counts 90 dots an inch
    made, top = build(bpy, root, box, unit)
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    camera.data.lens = 70
    near = 10 / (2 * math.tan(camera.data.angle / 2))
    away = near + top * 0.35
    camera.location = (5, high / 2, away)
    sun = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
    # Sun and sky together give a lit face its own colour.
    sun.data.color, sun.data.energy = SUN, 0.575 * math.pi / (math.cos(SUN_UP) * math.cos(SUN_LEFT))
    sun.data.angle, sun.rotation_euler = math.radians(3), (-SUN_UP, -SUN_LEFT, 0)
    for thing in (camera, sun):
        scene.collection.objects.link(thing)
    scene.camera, scene.world = camera, bpy.data.worlds.new("sky")
    scene.world.use_nodes = True
    sky = scene.world.node_tree.nodes["Background"].inputs
    sky[0].default_value, sky[1].default_value = (0.86, 0.9, 1, 1), 0.5
    for part, z, stroke in made:  # sheets farther away are larger: the drawing keeps its composition
        q = (away - z) / near * 1.006
        part.scale = (unit * q, unit * q, unit * 0.25 if stroke else 1)
        part.location = (5 + (part.location.x * unit - 5) * q, high / 2 + (part.location.y * unit - high / 2) * q, z)
    picture, cycles = scene.render, scene.cycles
    picture.engine, picture.filepath = "CYCLES", os.path.abspath(target)
    picture.image_settings.file_format, picture.image_settings.quality = "WEBP", 82
    picture.resolution_x, picture.resolution_y = int(wide), round(int(wide) * box[3] / box[2])
    cycles.samples, cycles.max_bounces, cycles.use_denoising = 40, 2, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.02, 8
    scene.view_settings.view_transform = "Standard"
    bpy.ops.render.render(write_still=True)


if __name__ == "__main__":
    given = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else sys.argv[1:]
    if len(given) < 2:
        fail("écrivez python3 scripts/paper.py dessin.svg image.webp, suivi d’une largeur si ce n’est 1600 pixels")
    try:
        import bpy
    except ImportError:
        if not shutil.which("blender"):
            fail("Blender manque. Installez-le : sudo apt-get update && sudo apt-get install blender python3-numpy")
        start = ["blender", "-b", "--factory-startup", "--python-exit-code", "1", "-P", __file__, "--"]
        sys.exit(subprocess.call(start + given, stdout=subprocess.DEVNULL))
    render(bpy, *given)
